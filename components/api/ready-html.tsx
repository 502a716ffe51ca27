import edges from '@/components/mdx/scroll-edges.module.css';
import text from './api-text.module.css';
import schema from './schema-html.module.css';

/** HTML from lib/openapi, which sanitizes descriptions and escapes everything else. */
export function ReadyHtml({ html }: { html: string }) {
  return html === '' ? null : (
    <div
      className={`${text.text} ${schema.schema} ${edges.within}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
