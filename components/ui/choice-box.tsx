import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './choice-box.module.css';

interface Props extends ComponentProps<'input'> {
  /** `radio`: one of several. `checkbox`: each by itself. */
  type: 'radio' | 'checkbox';
}

/** A native radio button or checkbox. Its name is that of the `<label>` around it. */
export const ChoiceBox = ({ className, ...rest }: Props) => (
  <input className={classNames(styles.box, className)} {...rest} />
);
