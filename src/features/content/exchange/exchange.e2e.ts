import { onPhone } from '#tests/browser.ts'
