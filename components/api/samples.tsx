import { getTranslations } from 'next-intl/server';
import { CodeBlock } from '@/components/mdx/code-block.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { SampleData } from '@/lib/openapi/pages/data.ts';
import styles from './samples.module.css';

/**
 * The request in eight languages. The choice holds for every operation (group `code-samples`). Where a language has
 * several libraries they are tabs inside; where the body can be of several kinds, the one that is chosen is shown.
 */
export async function Samples({ samples }: { samples: readonly SampleData[] }) {
  if (samples.length === 0) return null;
  const t = await getTranslations('api');
  return (
    <section className={styles.samples} aria-label={t('samples')} data-samples>
      <Tabs
        group="code-samples"
        arrows
        entries={samples.map(({ language, label, variants }) => ({
          value: language,
          label,
          panel: <Variants language={language} variants={variants} expandable={t('expand')} />,
        }))}
      />
      <dialog className={styles.dialog} data-code-dialog aria-label={t('samples')}>
        <form method="dialog">
          <button className={styles.close} aria-label={t('close')}>
            ×
          </button>
        </form>
        <div data-code-dialog-body />
      </dialog>
    </section>
  );
}

function Variants({ language, variants }: { language: string; variants: SampleData['variants']; expandable: string }) {
  const labels = [...new Set(variants.map(({ label }) => label))];
  const blocks = (label: string) => {
    const own = variants.filter((variant) => variant.label === label);
    const first = own[0]?.kind;
    return own.map(({ kind, html, lines, grammar }) => (
      <div key={kind} data-sample-kind={kind} hidden={kind !== first && kind !== 'any'} suppressHydrationWarning>
        <CodeBlock html={html} language={grammar} lines={lines} />
      </div>
    ));
  };
  if (labels.length === 1) return blocks(labels[0]!);
  return (
    <div className={styles.variants}>
      <Tabs group={`code-samples-${language}`} entries={labels.map((label) => ({ value: label, panel: blocks(label) }))} />
    </div>
  );
}
