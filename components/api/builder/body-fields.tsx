import type { FormField } from '@/lib/openapi/pages/data.ts';
import { Input, Select, TextArea } from '@/components/ui/form-controls.tsx';
import type { BodyContent } from './builder-data.ts';
import type { BuilderWords } from './builder-words.ts';
import { CheckedField, type ControlProps } from './checked-field.tsx';
import { ExamplePicker } from './example-picker.tsx';
import { bodyProblem, formProblem } from './field-problem.ts';
import { useOperation } from './operation-state.tsx';
import styles from './builder.module.css';

/** The body: a text to edit, the fields of a form, or a file of which only the name is shown. */
export function BodyFields({ words }: { words: BuilderWords }) {
  const { data, state, act } = useOperation();
  const { contents } = data;
  const content = contents[state.content];
  return (
    <>
      {contents.length > 1 && (
        <label className={styles.field}>
          <span>{words.contentType}</span>
          <Select
            value={content?.type}
            onChange={({ target }) => act({ type: 'media', group: 'request', value: target.value })}
          >
            {contents.map(({ type }) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        </label>
      )}
      {content && <ContentFields key={content.type} content={content} words={words} />}
    </>
  );
}

function ContentFields({ content, words }: { content: BodyContent; words: BuilderWords }) {
  const { data, state, act } = useOperation();
  const body = state.bodies[state.content];
  if (content.kind === 'file') {
    return (
      <label className={styles.field}>
        <span>{words.chooseFile}</span>
        <Input
          type="file"
          onChange={({ target }) =>
            act({ type: 'files', name: '', files: [...(target.files ?? [])] })
          }
        />
      </label>
    );
  }
  if (content.kind === 'text') {
    const text = body?.text ?? '';
    const rows = Math.min(16, Math.max(4, text.split('\n').length));
    return (
      <>
        <ExamplePicker content={content} words={words} />
        <CheckedField
          label={<span>{words.body}</span>}
          required={data.bodyRequired}
          problem={bodyProblem(content.type, data.bodyRequired, text)}
          words={words}
        >
          {(props) => (
            <TextArea
              {...props}
              rows={rows}
              value={text}
              onChange={({ target }) => act({ type: 'text', value: target.value })}
            />
          )}
        </CheckedField>
      </>
    );
  }
  return content.fields.map((field) => (
    <CheckedField
      key={field.name}
      label={
        <span>
          <code>{field.name}</code>
          {field.required && <b className={styles.required}>{' *'}</b>}
        </span>
      }
      required={field.required}
      problem={formProblem(field, body?.fields.get(field.name) ?? '')}
      words={words}
    >
      {(props) => <FormControl field={field} control={props} />}
    </CheckedField>
  ));
}

function FormControl({
  field: { name, required, file, list, values },
  control,
}: {
  field: FormField;
  control: ControlProps;
}) {
  const { state, act } = useOperation();
  if (file)
    return (
      <Input
        {...control}
        type="file"
        multiple={list}
        onChange={({ target }) => act({ type: 'files', name, files: [...(target.files ?? [])] })}
      />
    );
  const value = state.bodies[state.content]?.fields.get(name) ?? '';
  const change = ({ target }: { target: { value: string } }) =>
    act({ type: 'field', name, value: target.value });
  if (!values) return <Input {...control} value={value} onChange={change} />;
  return (
    <Select {...control} value={value} onChange={change}>
      {!required && <option value="">---</option>}
      {values.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  );
}
