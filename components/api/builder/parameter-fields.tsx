import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { FieldData } from '@/lib/openapi/pages/data.ts';
import styles from './builder.module.css';

/** The parameters: what is required first, the rest behind a button. */
export async function ParameterFields({ fields }: { fields: readonly FieldData[] }) {
  if (fields.length === 0) return null;
  const t = await getTranslations('api');
  const numbered = fields.map((field, index) => ({ field, index }));
  const required = numbered.filter(({ field }) => field.required);
  const optional = numbered.filter(({ field }) => !field.required);
  return (
    <details open>
      <summary>{t('parameters')}</summary>
      <div>
        {required.map(({ field, index }) => (
          <ParameterField key={index} field={field} index={index} />
        ))}
        {optional.length > 0 && (
          <>
            <button type="button" className={styles.quiet} data-optional aria-expanded="false" data-show={t('showOptional')} data-hide={t('hideOptional')}>
              {t('showOptional')}
            </button>
            <div data-optional-fields hidden suppressHydrationWarning>
              {optional.map(({ field, index }) => (
                <ParameterField key={index} field={field} index={index} />
              ))}
            </div>
          </>
        )}
      </div>
    </details>
  );
}

async function ParameterField({ field, index }: { field: FieldData; index: number }) {
  const t = await getTranslations('api');
  const label = (
    <span>
      <code>{field.style.name}</code> — {field.style.place}
      {field.required && <b className={styles.required}> {t('required')}</b>}
    </span>
  );
  if (field.kind === 'list') return <ListField field={field} index={index} label={label} />;
  return (
    <label className={styles.field}>
      {label}
      <Input field={field} index={index} />
    </label>
  );
}

function Input({ field: { kind, values, initial, hint, required }, index }: { field: FieldData; index: number }) {
  if (kind === 'choice' || kind === 'choices') {
    return (
      <select data-field={index} multiple={kind === 'choices'} defaultValue={kind === 'choices' ? initial : (initial[0] ?? '')} required={required}>
        {kind === 'choice' && <option value="">---</option>}
        {values.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </select>
    );
  }
  if (kind === 'object') return <textarea data-field={index} defaultValue={initial[0]} rows={4} spellCheck={false} placeholder="{ }" />;
  return <input type="text" data-field={index} defaultValue={initial[0]} placeholder={hint} spellCheck={false} />;
}

/** A list has a field for each of its items. */
async function ListField({ field, index, label }: { field: FieldData; index: number; label: ReactNode }) {
  const t = await getTranslations('api');
  const row = (value: string, key: number) => (
    <div key={key} className={styles.item} data-item-row>
      <input type="text" data-field={index} defaultValue={value} placeholder={field.hint} aria-label={field.style.name} spellCheck={false} />
      <button type="button" className={styles.quiet} data-remove-item aria-label={t('removeItem')} title={t('removeItem')}>
        ×
      </button>
    </div>
  );
  return (
    <div className={styles.field} role="group" aria-label={field.style.name} data-list suppressHydrationWarning>
      {label}
      {field.initial.map(row)}
      <button type="button" className={styles.quiet} data-add-item={index} data-remove-label={t('removeItem')} data-name={field.style.name} data-placeholder={field.hint}>
        {t('addItem')}
      </button>
    </div>
  );
}
