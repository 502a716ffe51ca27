/** A drawing that cannot be made as written, with the line of its source, counted from 1. */
export class DrawingError extends Error {
  override name = 'DrawingError';
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}
