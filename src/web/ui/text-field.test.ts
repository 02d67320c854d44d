import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'

// The build sets it (`scripts/icon-plugin.ts`).
vi.stubGlobal('__ICON_SPRITE__', '')
const { TextField } = await import('./text-field.tsx')

const lengthOf = (props: Record<string, unknown>) =>
  /maxlength="(\d+)"/i.exec(
    renderToStaticMarkup(createElement(TextField, { label: 'x', name: 'x', ...props })),
  )?.[1]

test('an e-mail has 320 characters, an address of the web 2048, unless the form says otherwise', () => {
  expect(lengthOf({ type: 'email' })).toBe('320')
  expect(lengthOf({ type: 'url' })).toBe('2048')
  expect(lengthOf({ type: 'email', maxLength: 50 })).toBe('50')
  expect(lengthOf({})).toBeUndefined()
})
