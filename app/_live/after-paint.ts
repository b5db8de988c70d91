import { painted } from '@/app/_ui/painted'

interface Cancellable {
  readonly signal: AbortSignal
}

/**
 * A function that does the same once the browser has painted what was just rendered; in a page that is hidden, once it is
 * shown again. Rejects with the signal's reason where that is aborted before.
 */
export function afterPaint<Context extends Cancellable, Answer>(ask: (context: Context) => Promise<Answer>) {
  return async (context: Context): Promise<Answer> => {
    // React Query aborts only a signal that was taken from its context: before the paint, or it never would.
    const { signal } = context
    await painted()
    signal.throwIfAborted()
    return ask(context)
  }
}
