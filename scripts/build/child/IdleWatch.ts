/** Computing below this share of the time is none: the report of it takes some itself. */
const SHARE = 0.01;

/** Notices a process that has stopped to compute. Counts looks, not hours: a machine may sleep. */
export class IdleWatch {
  private idle = 0;
  private known = 0;
  private reported = 0;

  /**
   * @param pause milliseconds between two looks.
   * @param limit milliseconds without computing after which a process has stopped.
   */
  constructor(
    private readonly pause: number,
    private readonly limit: number,
  ) {}

  /** @param computed milliseconds since the process started, of all its threads. */
  report(computed: number): void {
    this.reported = computed;
  }

  /** Looks once; true when the process has stopped. */
  look(): boolean {
    this.idle = this.reported - this.known < this.pause * SHARE ? this.idle + this.pause : 0;
    this.known = this.reported;
    return this.idle >= this.limit;
  }
}
