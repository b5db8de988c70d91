/** Runs what a command line tool does; a failure becomes its message on the screen and exit code 1. */
export async function runTool(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
