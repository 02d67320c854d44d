import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { contractPlugin } from './scripts/contract-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [contractPlugin(), reactRouter()],
  publicDir: 'src/web/public',
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    ssr:
      command === 'build'
        ? {
            // One file with React's production build in it, whatever NODE_ENV the server runs with.
            define: { 'process.env.NODE_ENV': '"production"' },
            resolve: { noExternal: true },
          }
        : {},
  },
}))
