/**
 * Node 20 needs this loader for TypeScript.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest'
import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

const NEXT_OG = 'next/dist/compiled/@vercel/og'

/** Packages published only as ES modules, which Jest has to transform. */
const ES_MODULES = [NEXT_OG, 'p-map', 'markdown-table', '@github/combobox-nav']

const config: Config = {
  // By default, Jest leaves one core idle.
  maxWorkers: '100%',
  testEnvironment: 'node',
  // Tests must pass on a busy machine too.
  testTimeout: 120_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.e2e/', '<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^next/og$': `<rootDir>/node_modules/${NEXT_OG}/index.node.js`,
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
}

export default async function jestConfig(): Promise<Config> {
  return {
    ...(await withNext(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(?:${ES_MODULES.join('|')})/)`],
  }
}
