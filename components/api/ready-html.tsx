import text from './api-text.module.css';
import schema from './schema-html.module.css';

/** HTML from lib/openapi, which sanitizes descriptions and escapes everything else. */
export function ReadyHtml({ html, lang, id }: { html: string; lang?: string; id?: string }) {
  return html === '' ? null : (
    <div
      className={`${text.text} ${schema.schema}`}
      id={id}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
