'use client';

import { useState } from 'react';
import { useHydrated } from '@/components/navigation/use-hydrated.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/form-controls.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import { useTabChoice } from '@/components/ui/use-tab-choice.ts';
import type { SampleData } from '@/lib/openapi/pages/data.ts';
import { sampleHtml } from '@/lib/openapi/samples/sample-html.ts';
import type { SlotValues } from '@/lib/openapi/samples/slots.ts';
import { currentRequest } from '../builder/current-request.ts';
import { useOperation } from '../builder/operation-state.tsx';
import { SampleCode } from './sample-code.tsx';
import type { SampleWords } from './sample-words.ts';
import styles from './samples.module.css';

interface ShownSample {
  html: string;
  grammar: string;
}

/**
 * The request of the form in eight languages. One list chooses the language for every operation.
 * Without JavaScript all languages are shown, one below the other; in a large document the first,
 * and the Markdown copy has all.
 */
export function Samples({
  samples,
  isLarge = false,
  words,
}: {
  samples: readonly SampleData[];
  /** The document has hundreds of such pages: the HTML of each has the first language only. */
  isLarge?: boolean;
  words: SampleWords;
}) {
  const { data, state } = useOperation();
  const languages = samples.map(({ language }) => language);
  const [language, choose] = useTabChoice(languages, languages[0] ?? '', { group: 'code-samples' });
  const [large, setLarge] = useState<ShownSample>();
  const kind = data.contents[state.content]?.kind ?? 'none';
  const { slots } = currentRequest(data, state);
  const hydrated = useHydrated();
  const listed = isLarge && !hydrated ? samples.slice(0, 1) : samples;
  return (
    <section className={styles.samples} aria-label={words.samples} data-samples>
      <label className={styles.language}>
        <span>{words.sampleLanguage}</span>
        <Select variant="text" value={language} onChange={({ target }) => choose(target.value)}>
          {samples.map((sample) => (
            <option key={sample.language} value={sample.language}>
              {sample.label}
            </option>
          ))}
        </Select>
      </label>
      {listed.map((sample) => (
        <div
          key={sample.language}
          className={styles.panel}
          role="group"
          aria-label={sample.label}
          data-selected={sample.language === language ? '' : undefined}
        >
          <p className={styles.label}>{sample.label}</p>
          <Variants
            sample={sample}
            kind={kind === 'form' ? 'text' : kind}
            slots={slots}
            words={words}
            onExpand={setLarge}
          />
        </div>
      ))}
      <Dialog
        open={large !== undefined}
        onClose={() => setLarge(undefined)}
        label={words.samples}
        closeLabel={words.close}
      >
        {large && <SampleCode {...large} words={words} />}
      </Dialog>
    </section>
  );
}

interface VariantsProps {
  sample: SampleData;
  /** Kind of the chosen body: samples of the others are not shown. */
  kind: string;
  slots: SlotValues;
  words: SampleWords;
  onExpand: (sample: ShownSample) => void;
}

/** The libraries of a language as tabs, or a single one without tabs. */
function Variants({ sample: { language, variants }, kind, slots, words, onExpand }: VariantsProps) {
  const fitting = variants.filter((variant) => variant.kind === kind || variant.kind === 'any');
  const labels = [...new Set(fitting.map(({ label }) => label))];
  const codes = (label: string) =>
    fitting
      .filter((variant) => variant.label === label)
      .map(({ html: template, grammar }, index) => {
        const shown = { html: sampleHtml(template, slots), grammar };
        return <SampleCode key={index} {...shown} words={words} onExpand={() => onExpand(shown)} />;
      });
  const [only] = labels;
  if (labels.length === 1 && only !== undefined) return codes(only);
  // The key resets the tabs: another kind of body may have other libraries.
  return (
    <Tabs
      key={labels.join()}
      className={styles.variants}
      group={`code-samples-${language}`}
      entries={labels.map((label) => ({ value: label, panel: codes(label) }))}
    />
  );
}
