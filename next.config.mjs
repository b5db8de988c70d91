import { availableParallelism } from 'node:os'

/**
 * See docs/decisions.md, "Export and hosts".
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
  experimental: {
    // By default Next leaves one core idle.
    cpus: availableParallelism(),
    turbopackCjsTreeShaking: true,
    turbopackCrossModuleConstants: true,
    // Two render-blocking style files instead of three.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
}

export default config
