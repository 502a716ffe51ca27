/** A place in the body of a page, 1-based. */
export interface Place {
  line?: number;
  column?: number;
}

export interface Mistake extends Place {
  message: string;
}

/** Mistakes in the order in which they are found, each once. */
export class MistakeList {
  readonly all: Mistake[] = [];

  add(message: string, { line, column }: Place = {}): void {
    const isKnown = this.all.some(
      (mistake) =>
        mistake.line === line && mistake.column === column && mistake.message === message,
    );
    if (!isKnown) this.all.push({ message, line, column });
  }
}
