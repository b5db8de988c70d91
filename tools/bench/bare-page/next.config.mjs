/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  // Next itself is found in the node_modules of the project, above this folder.
  turbopack: { root: process.cwd() },
}
