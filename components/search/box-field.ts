/** The input field of the box. */
export interface BoxField {
  text: () => string;
  /** Writes into the field, as the reader would. */
  fill: (text: string) => void;
  /** The field has the focus, and no input method is composing. */
  isInUse: () => boolean;
}
