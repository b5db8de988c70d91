import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'

/** See docs/decisions.md, "Export". */
const config: NextConfig = {
  output: 'export',
  // With `output: 'export'` this names the export's folder; everything else of the build stays in .next.
  distDir: process.env.EXPORT_DIRECTORY || '.next',
  trailingSlash: true,
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || undefined,
  generateBuildId: () => 'tera-raid-info',
  images: { unoptimized: true },
  reactStrictMode: true,
  devIndicators: false,
  // Next would leave one core idle; of two that is half.
  experimental: {
    cpus: availableParallelism(),
    cssChunking: 'graph',
  },
}

export default config
