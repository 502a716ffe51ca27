import { z } from 'zod';
import { checkedYaml } from './checked-yaml.ts';
import type { Problem } from './problem.ts';

const labeled = z.strictObject({ name: z.string(), text: z.string() });

/**
 * `content/<locale>/training.yaml`: the data of the training page, which components/training
 * renders.
 */
export const trainingSchema = z.strictObject({
  title: z.string(),
  description: z.string(),
  tracks: z
    .array(
      z.strictObject({
        title: z.string(),
        audience: z.string(),
        level: z.string(),
        length: z.string(),
        text: z.string(),
        /** Folder of the course below `content/<locale>/training/`. */
        course: z.string().optional(),
        manuals: z.array(z.strictObject({ label: z.string(), to: z.string().startsWith('/') })),
      }),
    )
    .min(1),
  formats: z.array(labeled),
  levels: z.array(labeled),
  registration: z.strictObject({ text: z.string(), label: z.string(), href: z.url() }),
  faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
});

export type TrainingContent = z.infer<typeof trainingSchema>;

/** A file with the data of the training page. */
export interface SourceTraining {
  /** Relative to `content/`: `en/training.yaml`. */
  file: string;
  content: TrainingContent;
  problems: Problem[];
}

const EMPTY: TrainingContent = {
  title: '',
  description: '',
  tracks: [],
  formats: [],
  levels: [],
  registration: { text: '', label: '', href: '' },
  faq: [],
};

/** Parses and checks the data of the training page. After any error it is empty. */
export function parseTrainingFile(rawText: string, file: string): SourceTraining {
  const { value = EMPTY, problems } = checkedYaml(rawText, file, trainingSchema, {
    name: 'The training page',
    explain: (path, reason) => `Training page, \`${path || 'content'}\`: ${reason}.`,
  });
  return { file, content: value, problems };
}
