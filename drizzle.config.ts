import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: ['src/features/*/*/*tables.ts', 'src/server/**/tables.ts'],
  out: process.env['MIGRATIONS_OUT'] ?? 'migrations',
})
