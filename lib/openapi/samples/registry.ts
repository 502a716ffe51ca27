import { csharpForm, javaForm } from './form-templates.ts';
import { clientFits, LIBRARY_CLIENTS, libraryTemplate } from './library-templates.ts';
import { OWN_TEMPLATES } from './own-templates.ts';
import { LANGUAGES, type Language, type SampleShape } from './shape.ts';
import type { Part } from './slots.ts';

/** One sample of a request: a language and the library that it uses. */
export interface SampleTemplate {
  language: Language;
  /** Shown on the inner tab, where a language has several. */
  label: string;
  /** Name of the language for coloring. */
  grammar: string;
  parts: Part[];
}

/** Samples of forms and files, which httpsnippet gets wrong. */
const FORMS: Partial<Record<Language, (shape: SampleShape) => Part[]>> = {
  csharp: csharpForm,
  java: javaForm,
};

/** Every sample for a request of this shape, in the order of the tabs. */
export async function sampleTemplates(shape: SampleShape): Promise<SampleTemplate[]> {
  const lists = LANGUAGES.map(async ([language, , grammar]): Promise<SampleTemplate[]> => {
    const own = OWN_TEMPLATES[language];
    const mine: SampleTemplate[] = own
      ? [{ language, label: own.label, grammar, parts: own.parts(shape) }]
      : [];
    const form = shape.body === 'multipart' || shape.body === 'file' ? FORMS[language] : undefined;
    const forms: SampleTemplate[] = form
      ? [{ language, label: 'HttpClient', grammar, parts: form(shape) }]
      : [];
    const clients = LIBRARY_CLIENTS.filter(
      (client) => client.language === language && clientFits(client, shape),
    );
    const libraries = await Promise.all(
      clients.map(async (client) => ({
        language,
        label: client.label,
        grammar,
        parts: await libraryTemplate(client, shape),
      })),
    );
    return [...mine, ...forms, ...libraries];
  });
  return (await Promise.all(lists)).flat();
}
