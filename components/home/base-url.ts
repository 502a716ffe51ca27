export interface BaseUrlSettings {
  /** Base path that the site was built for, with slashes at both ends. */
  basePath: string;
  /** The locale's own part of the home page's path: empty or `zh-tw/`. */
  localePath: string;
  /** Name that the deferred file gives itself in the window: see lib/render-data/loaded-marker.ts. */
  marker: string;
  words: { title: string; reason: string; current: string; default: string; suggestion: string };
}

/**
 * Says at the top of the home page, when not even a small deferred file has been loaded, that the site is served from
 * another path than it was built for. Everything is text and style properties of this script's own, because styles may
 * be missing, and nothing of it stands in the page for search engines. The place for it does, because React would take an
 * element that it does not know for a mistake.
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
