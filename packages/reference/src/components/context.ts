import type { ReactNode } from 'react';

/** A component whose children read its value. */
export interface Provider<Value> {
  (props: { readonly value: Value; readonly children?: ReactNode }): ReactNode;
  readonly context: Context<Value>;
}

/**
 * A value that components read without being handed it: that of the nearest provider around them. What
 * writes elements (`render/writeElement`) opens and closes providers; components run one at a time.
 */
export class Context<Value> {
  readonly Provider: Provider<Value> = Object.assign(
    ({ children }: { readonly children?: ReactNode }) => children,
    { context: this },
  );

  constructor(private current: Value) {}

  read(): Value {
    return this.current;
  }

  /** Has a value read while something runs. */
  during<Result>(value: Value, run: () => Result): Result {
    const outer = this.current;
    this.current = value;
    try {
      return run();
    } finally {
      this.current = outer;
    }
  }
}
