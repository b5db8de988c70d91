import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

// What draws the share cards is published as an ES module only, which jest has to translate.
const NEXT_OG = 'next/dist/compiled/@vercel/og'

const config = withNext({
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/.e2e/', '<rootDir>/.next/', '<rootDir>/out/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^next/og$': `<rootDir>/node_modules/${NEXT_OG}/index.node.js`,
  },
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
})

export default async function jestConfig() {
  return { ...(await config()), transformIgnorePatterns: [`/node_modules/(?!${NEXT_OG}/)`] }
}
