import type { Machine } from './machine'

interface Way {
  readonly name: string
  /** The path of a browser that may not start. */
  find(machine: Machine): string | undefined
}

const WAYS: readonly Way[] = [
  { name: 'CHROMIUM_PATH', find: ({ environment }) => environment.CHROMIUM_PATH },
  onPath('chromium'),
  onPath('chromium-browser'),
  onPath('google-chrome'),
  { name: "Playwright's own browser", find: ({ playwrightBrowser }) => playwrightBrowser },
  {
    name: 'npx playwright install chromium',
    find: (machine) =>
      machine.run('npx', 'playwright', 'install', 'chromium') ? machine.playwrightBrowser : undefined,
  },
  {
    name: 'apt-get install chromium (on Debian as root)',
    find: (machine) => (installDebianPackage(machine) ? machine.locate('chromium') : undefined),
  },
]

/**
 * Finds a Chromium that starts, and where there is none installs one.
 * Throws when every way fails, with a message that names them all.
 *
 * @returns its path
 */
export function findBrowser(machine: Machine): string {
  for (const way of WAYS) {
    const browser = way.find(machine)
    if (browser && machine.starts(browser)) return browser
  }
  const tried = WAYS.map(({ name }) => `  ${name}`).join('\n')
  throw new Error(`No Chromium starts on this machine. Install one, or set CHROMIUM_PATH. Tried:\n${tried}`)
}

function onPath(program: string): Way {
  return { name: `${program} on the PATH`, find: (machine) => machine.locate(program) }
}

function installDebianPackage({ isDebianAsRoot, run }: Machine): boolean {
  return isDebianAsRoot && run('apt-get', 'update') && run('apt-get', 'install', '-y', 'chromium')
}
