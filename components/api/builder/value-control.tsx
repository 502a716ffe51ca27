import type { FieldData } from '@/lib/openapi/pages/data.ts';
import { shownValue } from '@/lib/openapi/request/shown-value.ts';
import { Input, Select, TextArea } from '@/components/ui/form-controls.tsx';
import type { ControlProps } from './checked-field.tsx';

interface Props extends ControlProps {
  field: FieldData;
  texts: readonly string[];
  onChange: (texts: readonly string[]) => void;
}

/** The control that fits the schema of a parameter. */
export function ValueControl({ field: { kind, values, hint }, texts, onChange, ...props }: Props) {
  const value = texts[0] ?? '';
  if (kind === 'choices') {
    return (
      <Select
        {...props}
        multiple
        value={[...texts]}
        onChange={({ target }) =>
          onChange([...target.selectedOptions].map((option) => option.value))
        }
      >
        {values.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    );
  }
  if (kind === 'choice') {
    return (
      <Select {...props} value={value} onChange={({ target }) => onChange([target.value])}>
        {!values.includes('') && <option value="">---</option>}
        {values.map((option) => (
          <option key={option} value={option}>
            {shownValue(option)}
          </option>
        ))}
      </Select>
    );
  }
  const change = ({ target }: { target: { value: string } }) => onChange([target.value]);
  return kind === 'object' ? (
    <TextArea {...props} rows={4} placeholder="{ }" value={value} onChange={change} />
  ) : (
    <Input {...props} placeholder={hint} value={value} onChange={change} />
  );
}
