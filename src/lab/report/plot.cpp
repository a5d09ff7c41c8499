#include "lab/report/plot.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "core/text.hpp"
#include "lab/report/grid.hpp"
#include "lab/report/ticks.hpp"

namespace papan::lab {
namespace {

// In pixels of the drawing, which scales to the page.
constexpr double kWidth = 640;
constexpr double kHeight = 340;
constexpr double kLeft = 76;
constexpr double kRight = 14;
constexpr double kTop = 14;
constexpr double kBottom = 62;
constexpr double kMark = 3.8;         // half the size of a mark
constexpr double kRing = 6.2;         // of the paper's, which show around ours
constexpr double kGroupShare = 0.72;  // of a category that its bars fill

std::string_view class_of(Source source) {
  switch (source) {
    case Source::kPaper: return "paper";
    case Source::kOurs: return "ours";
    case Source::kOther: return "other";
  }
  return "";
}

// Series of one source are told apart by their mark: disc, square, diamond.
int shape_of(const Plot& plot, std::size_t series) {
  int mark = 0;
  for (std::size_t i = 0; i < series; ++i) {
    if (plot.series[i].source == plot.series[series].source) ++mark;
  }
  return mark % 3;
}

struct Mark {
  int shape = 0;
  double size = kMark;  // half of it
};

Mark mark_of(const Plot& plot, std::size_t series) {
  return {shape_of(plot, series), plot.series[series].source == Source::kPaper ? kRing : kMark};
}

std::string mark_svg(const Mark& mark, double x, double y) {
  const double size = mark.size;
  const double reach = 1.3 * size;  // of a diamond
  switch (mark.shape) {
    case 0: return fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="{}"/>)", x, y, size);
    case 1:
      return fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{}" height="{}"/>)", x - size,
                         y - size, 2 * size, 2 * size);
    default:
      return fmt::format(
          "<path d=\"M{0:.1f} {2:.1f}L{3:.1f} {1:.1f}L{0:.1f} {4:.1f}L{5:.1f} "
          "{1:.1f}Z\"/>",
          x, y, y - reach, x + reach, y + reach, x - reach);
  }
}

std::string axis_title(const Axis& axis, const Say& say) {
  const bool logarithmic = axis.scale == Scale::kLogarithmic;
  const std::string scale = logarithmic ? say(", logarithmic", ", logaritmik") : "";
  if (axis.unit.empty()) return axis.label + scale;
  return fmt::format("{} ({}){}", axis.label, axis.unit, scale);
}

class Drawing {
 public:
  Drawing(const Plot& plot, const Say& say)
      : plot_(plot),
        say_(say),
        x_(Ruler::of_places(places(), {kLeft, kWidth - kRight})),
        y_(Ruler::of_values(plot.y.scale, values(), {kHeight - kBottom, kTop})) {}

  std::string svg() {
    out_ = fmt::format(R"(<svg viewBox="0 0 {} {}" role="img" aria-label="{}">)", kWidth, kHeight,
                       html_escaped(plot_.title));
    draw_y_axis();
    draw_x_axis();
    for (std::size_t i = 0; i < plot_.series.size(); ++i) draw_series(i);
    return out_ + "</svg>";
  }

 private:
  [[nodiscard]] std::vector<double> places() const {
    std::vector<double> all;
    for (std::size_t i = 0; i < plot_.x.categories.size(); ++i) {
      all.push_back(static_cast<double>(i));
    }
    for (const Series& series : plot_.series) {
      for (const Point& point : series.points) all.push_back(point.x);
    }
    return all;
  }

  [[nodiscard]] std::vector<double> values() const {
    std::vector<double> all;
    for (const Series& series : plot_.series) {
      for (const Point& point : series.points) {
        all.insert(all.end(), {point.y.value, point.y.low, point.y.high});
      }
    }
    return all;
  }

  void line(double x1, double y1, double x2, double y2) {
    out_ +=
        fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}"/>)", x1, y1, x2, y2);
  }

  void text(double x, double y, std::string_view anchor, std::string_view words) {
    out_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", x, y, anchor,
                        html_escaped(words));
  }

  void draw_y_axis() {
    out_ += R"(<g class="grid">)";
    for (const double tick : y_.ticks()) {
      line(kLeft, y_.pixel(tick), kWidth - kRight, y_.pixel(tick));
    }
    out_ += "</g>";
    for (const double tick : y_.ticks()) {
      text(kLeft - 8, y_.pixel(tick) + 4, "end", tick_text(say_, tick));
    }
    const double middle = (kTop + kHeight - kBottom) / 2;
    out_ += fmt::format(
        R"svg(<text class="axis" text-anchor="middle" transform="translate(14 {:.1f}) rotate(-90)">)svg"
        "{}</text>",
        middle, html_escaped(axis_title(plot_.y, say_)));
  }

  void draw_x_axis() {
    out_ += R"(<g class="base">)";
    const double base = plot_.y.scale == Scale::kLinear ? y_.pixel(0) : kHeight - kBottom;
    line(kLeft, base, kWidth - kRight, base);
    out_ += "</g>";
    const double under = kHeight - kBottom;
    for (const double tick : x_.ticks()) {
      if (plot_.x.categories.empty()) {
        text(x_.pixel(tick), under + 17, "middle", tick_text(say_, tick));
        continue;
      }
      double below = under + 17;
      const std::string& name = plot_.x.categories[static_cast<std::size_t>(tick)];
      for (const auto part : split(name, '\n')) {
        text(x_.pixel(tick), below, "middle", part);
        below += 13;
      }
    }
    out_ += fmt::format(
        R"(<text class="axis" text-anchor="middle" x="{:.1f}" y="{:.1f}">{}</text>)",
        (kLeft + kWidth - kRight) / 2, kHeight - 8, html_escaped(axis_title(plot_.x, say_)));
  }

  // Where a point stands; the bars of a category stand side by side.
  [[nodiscard]] double place(const Point& point, std::size_t series) const {
    if (plot_.x.categories.empty()) return x_.pixel(point.x);
    const auto count = static_cast<double>(plot_.series.size());
    const double slot = kGroupShare / count;
    return x_.pixel(point.x + slot * (static_cast<double>(series) - (count - 1) / 2));
  }

  [[nodiscard]] bool has_bars() const {
    return !plot_.x.categories.empty() && plot_.y.scale == Scale::kLinear;
  }

  void draw_series(std::size_t index) {
    const Series& series = plot_.series[index];
    out_ += fmt::format(R"(<g class="{}{}">)", class_of(series.source), has_bars() ? " bars" : "");
    if (plot_.x.categories.empty()) draw_line(series);
    for (const Point& point : series.points) draw_point(series, index, point);
    out_ += "</g>";
  }

  void draw_line(const Series& series) {
    std::string path;
    for (const Point& point : series.points) {
      path += fmt::format("{}{:.1f} {:.1f}", path.empty() ? "M" : "L", x_.pixel(point.x),
                          y_.pixel(point.y.value));
    }
    if (!path.empty()) out_ += fmt::format(R"(<path class="line" d="{}"/>)", path);
  }

  void draw_point(const Series& series, std::size_t index, const Point& point) {
    const double x = place(point, index);
    const double y = y_.pixel(point.y.value);
    out_ += fmt::format("<g><title>{}: {}</title>", html_escaped(series.name), told(point.y));
    if (has_bars()) {
      draw_bar(x, y);
    } else {
      out_ += mark_svg(mark_of(plot_, index), x, y);
    }
    if (point.y.has_interval()) draw_interval(x, point.y);
    out_ += "</g>";
  }

  void draw_bar(double x, double y) {
    const double width =
        kGroupShare / static_cast<double>(plot_.series.size()) * (x_.pixel(1) - x_.pixel(0)) * 0.88;
    const double base = y_.pixel(0);
    out_ += fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" rx="2"/>)",
                        x - width / 2, std::min(y, base), width, std::abs(base - y));
  }

  void draw_interval(double x, const Estimate& estimate) {
    constexpr double kCap = 3.5;
    const double low = y_.pixel(estimate.low);
    const double high = y_.pixel(estimate.high);
    out_ += fmt::format(
        R"(<path class="interval" d="M{0:.1f} {1:.1f}V{2:.1f}M{3:.1f} {1:.1f}H{4:.1f}M{3:.1f} {2:.1f}H{4:.1f}"/>)",
        x, low, high, x - kCap, x + kCap);
  }

  [[nodiscard]] std::string told(const Estimate& estimate) const {
    const int decimals = std::abs(estimate.value) < 100 ? 2 : 0;
    std::string words = number_text(say_, estimate.value, decimals);
    if (estimate.has_interval()) {
      words += say_(" ({} to {})", " ({} sampai {})", number_text(say_, estimate.low, decimals),
                    number_text(say_, estimate.high, decimals));
    }
    return words;
  }

  const Plot& plot_;
  const Say say_;
  Ruler x_;
  Ruler y_;
  std::string out_;
};

}  // namespace

std::string to_svg(const Plot& plot, Language language) {
  return Drawing(plot, Say(language)).svg();
}

std::string legend(const Plot& plot) {
  const bool bars = !plot.x.categories.empty() && plot.y.scale == Scale::kLinear;
  std::string text = R"(<div class="legend">)";
  for (std::size_t i = 0; i < plot.series.size(); ++i) {
    const Series& series = plot.series[i];
    const std::string mark = bars ? R"(<rect x="3" y="3" width="12" height="10" rx="2"/>)"
                                  : mark_svg(mark_of(plot, i), 9, 8);
    text += fmt::format(
        R"(<span><svg width="18" height="16" aria-hidden="true"><g class="{}{}">{}</g></svg>{}</span>)",
        class_of(series.source), bars ? " bars" : "", mark, html_escaped(series.name));
  }
  return text + "</div>";
}

std::string html_escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  }
  return out;
}

}  // namespace papan::lab
