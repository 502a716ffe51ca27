/** Prints the progress of a build: stage, count, seconds. A terminal's line is updated in place. */
export class Progress {
  readonly #started = performance.now();
  #stage?: { name: string; started: number; shown: number };

  constructor(readonly stream: NodeJS.WriteStream = process.stdout) {}

  /** Begins a stage, and ends the one before. */
  stage(name: string): void {
    this.done();
    this.#stage = { name, started: performance.now(), shown: 0 };
    if (this.stream.isTTY) this.stream.write(`${name} …`);
  }

  /** At most four updates per second on a terminal, one every five seconds elsewhere. */
  count(done: number, total: number): void {
    const stage = this.#stage;
    const now = performance.now();
    if (!stage || now - stage.shown < (this.stream.isTTY ? 250 : 5000)) return;
    if (!this.stream.isTTY && stage.shown === 0) {
      stage.shown = now;
      return;
    }
    stage.shown = now;
    this.#line(`${stage.name} … ${done} of ${total} pages, ${seconds(stage.started)} s`, false);
  }

  /** Ends the stage and prints its seconds. `detail` comes after them. */
  done(detail = ''): void {
    const stage = this.#stage;
    if (!stage) return;
    this.#stage = undefined;
    this.#line(
      `${stage.name.padEnd(28)} ${seconds(stage.started).padStart(6)} s  ${detail}`.trimEnd(),
      true,
    );
  }

  /** Seconds since the start of the build. */
  total(): string {
    return seconds(this.#started);
  }

  #line(text: string, final: boolean): void {
    if (this.stream.isTTY) this.stream.write(`\r\u001b[K${text}${final ? '\n' : ''}`);
    else this.stream.write(`${text}\n`);
  }
}

const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);
