/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Next is in the project's node_modules, above this folder.
  turbopack: { root: process.cwd() },
}
