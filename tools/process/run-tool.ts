/**
 * Runs what a command line tool does; a failure becomes its message on the screen and exit code 1. When its output is
 * closed, as by `| head`, it ends silently.
 */
export async function runTool(name: string, work: () => Promise<void>): Promise<void> {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', endWhenUnread)
  try {
    await work()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

function endWhenUnread(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}
