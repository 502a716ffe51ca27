import text from './api-text.module.css';
import schema from './schema-html.module.css';

/** HTML from lib/openapi, which sanitizes descriptions and escapes everything else. */
export function ReadyHtml({ html }: { html: string }) {
  return html === '' ? null : (
    <div className={`${text.text} ${schema.schema}`} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
