import { getTranslations } from 'next-intl/server';
import type { ContentData, OperationData } from '@/lib/openapi/pages/data.ts';
import styles from './builder.module.css';

/** The body: a text to edit, the fields of a form, or a file of which only the name is used. */
export async function BodyFields({ body }: { body: NonNullable<OperationData['body']> }) {
  const t = await getTranslations('api');
  return (
    <details open>
      <summary>
        {t('body')}
        {body.required && <b className={styles.required}> {t('required')}</b>}
      </summary>
      <div>
        {body.contents.length > 1 && (
          <label className={styles.field}>
            <span>{t('contentType')}</span>
            <select data-content-type>
              {body.contents.map(({ type }) => (
                <option key={type}>{type}</option>
              ))}
            </select>
          </label>
        )}
        {body.contents.map((content, index) => (
          <div key={content.type} data-content={index} hidden={index > 0} suppressHydrationWarning>
            <ContentFields content={content} label={t('body')} chooseFile={t('chooseFile')} />
          </div>
        ))}
      </div>
    </details>
  );
}

function ContentFields({ content, label, chooseFile }: { content: ContentData; label: string; chooseFile: string }) {
  if (content.kind === 'file') {
    return (
      <label className={styles.field}>
        <span>{chooseFile}</span>
        <input type="file" data-body-file />
      </label>
    );
  }
  if (content.kind === 'text') {
    const text = content.examples[0]?.text ?? '';
    return <textarea className={styles.editor} data-body-text aria-label={label} defaultValue={text} rows={Math.min(16, Math.max(4, text.split('\n').length))} spellCheck={false} />;
  }
  return content.fields.map((field) => (
    <label key={field.name} className={styles.field}>
      <span>
        <code>{field.name}</code>
        {field.required && <b className={styles.required}> *</b>}
      </span>
      {field.file ? (
        <input type="file" data-form-field={field.name} data-initial={field.value} />
      ) : field.values ? (
        <select data-form-field={field.name} defaultValue={field.value}>
          {!field.required && <option value="">---</option>}
          {field.values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input type="text" data-form-field={field.name} defaultValue={field.value} spellCheck={false} />
      )}
    </label>
  ));
}
