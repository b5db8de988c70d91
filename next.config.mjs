import { availableParallelism } from 'node:os'
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js'

/** The folder of `lib/words` that takes the place of English. */
const LANGUAGE = process.env.NEXT_PUBLIC_LANGUAGE

/**
 * For the shape of the export, see docs/adr/0002-prerender-every-raid.md.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  output: 'export',
  // With `output: 'export'` this names the export's folder; everything else of the build stays in .next.
  distDir: process.env.EXPORT_DIRECTORY || '.next',
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  generateBuildId: () => 'tera-raid-info',
  images: { unoptimized: true },
  reactStrictMode: true,
  // `npm run types` checks them, and all else with them.
  typescript: { ignoreBuildErrors: true },
  devIndicators: false,
  turbopack: {
    resolveAlias: LANGUAGE ? { '@/lib/words/en/words': `./lib/words/${LANGUAGE}/words.ts` } : {},
  },
  experimental: {
    // Each process gets one stretch of the list, and that of the cards is done in half the time of that of the pages: with
    // one process a core, a core would be idle for the other half.
    cpus: 2 * availableParallelism(),
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // Styles that later parts of the program alone use come with these: each page has 2 kB (gzipped) less.
    cssChunking: { type: 'graph', requestCost: 4_000 },
  },
}

/**
 * Without `output` in development: with it, Next compares the address as it is encoded with names that are not, and refuses
 * each page whose boss has a space or a bracket in its name.
 *
 * @param {string} phase
 * @returns {import('next').NextConfig}
 */
export default (phase) => (phase === PHASE_DEVELOPMENT_SERVER ? { ...config, output: undefined } : config)
