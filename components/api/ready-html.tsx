import text from './api-text.module.css';
import schema from './schema-html.module.css';

/** HTML that lib/openapi has made: descriptions are cleaned there, everything else is escaped. */
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
