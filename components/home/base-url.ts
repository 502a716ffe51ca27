export interface BaseUrlSettings {
  /** Base path of the build, with slashes at both ends. */
  basePath: string;
  /** Locale prefix of the home page's path: empty or `zh-tw/`. */
  localePath: string;
  /** Global variable that the deferred file sets: see lib/render-data/loaded-marker.ts. */
  marker: string;
  words: { title: string; reason: string; current: string; default: string; suggestion: string };
}

/**
 * Shows a banner on the home page if a small deferred file could not be loaded: the site is then
 * served from another path than it was built for. Uses only text and inline styles, because style
 * sheets may be missing. The text is not in the HTML, to keep it out of search engines. Its
 * container is, because React would report an unknown element as a hydration error.
 */
export function watchBaseUrl(
  window: Window,
  { basePath, localePath, marker, words }: BaseUrlSettings,
): void {
  const { document, location } = window;
  document.addEventListener('DOMContentLoaded', () => {
    if (marker in window) return;
    const path = location.pathname.replace(/(index)?\.html$/, '').replace(/\/?$/, '/');
    const suggestion =
      localePath !== '' && path.endsWith(`/${localePath}`)
        ? path.slice(0, -localePath.length)
        : path;
    const banner = document.getElementById('base-url-issue-banner');
    if (!banner) return;
    banner.setAttribute('role', 'alert');
    banner.style.cssText =
      'padding:1.25rem;border:4px solid #b3261e;background:#fdeceb;color:#1d1b1a;font:16px/1.6 system-ui,sans-serif';
    const line = (text: string, code?: string) => {
      const paragraph = document.createElement('p');
      paragraph.textContent = text;
      if (code !== undefined) {
        const element = document.createElement('b');
        element.textContent = code;
        paragraph.append(' ', element);
      }
      banner.append(paragraph);
      return paragraph;
    };
    line(words.title).style.cssText = 'font-weight:700;font-size:1.25rem';
    line(words.reason);
    line(words.current, basePath === '/' ? `/ ${words.default}` : basePath);
    line(words.suggestion, suggestion);
  });
}
