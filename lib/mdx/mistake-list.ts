/** A place in the body of a page, 1-based. */
export interface Place {
  line?: number;
  column?: number;
}

export interface Mistake extends Place {
  message: string;
  /** Default: it stops a build. */
  severity?: 'warning';
}

/** Mistakes in the order in which they are found, each once. */
export class MistakeList {
  readonly all: Mistake[] = [];

  /** @param severity `warning` for what is left out and stops nothing */
  add(message: string, { line, column }: Place = {}, severity?: 'warning'): void {
    const isKnown = this.all.some(
      (mistake) =>
        mistake.line === line && mistake.column === column && mistake.message === message,
    );
    if (!isKnown) this.all.push({ message, line, column, ...(severity && { severity }) });
  }
}
