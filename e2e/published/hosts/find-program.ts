import type { Machine } from '@/testing/browser/machine'

/**
 * The path of a program. Where it is missing, the package of its name is installed, on Debian as root.
 *
 * @returns undefined where it is missing and cannot be installed
 */
export function findProgram(name: string, machine: Machine): string | undefined {
  return machine.locate(name) ?? (install(name, machine) ? machine.locate(name) : undefined)
}

function install(name: string, { isDebianAsRoot, run }: Machine): boolean {
  return (
    isDebianAsRoot &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', name)
  )
}
