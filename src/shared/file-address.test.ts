import { expect, test } from 'vitest'
import { fileAddress, fileTypeOf } from './file-address.ts'

test.each([
  ...['a.mp4', 'a.AVI', 'a.mov', 'a.wmv', 'a.flv', 'a.b.mkv'].map((name) => [name, 0] as const),
  ...['a.ppt', 'a.PPTX'].map((name) => [name, 1] as const),
  ...['a.pdf', 'a.docx', 'mp4', '', 'a.', 'a.mp4.zip'].map((name) => [name, 2] as const),
])('%s is of type %i', (name, type) => expect(fileTypeOf(name)).toBe(type))

test.each([
  ['~/files/1/avatar.webp', '/', '/files/1/avatar.webp'],
  ['/files/1/avatar.webp', '/', '/files/1/avatar.webp'],
  ['files/1/avatar.webp', 'https://cdn.example', 'https://cdn.example/files/1/avatar.webp'],
  ['~files/1', 'https://cdn.example/base/', 'https://cdn.example/base/files/1'],
  ['https://other.example/a.png', '/', 'https://other.example/a.png'],
  ['HTTP://other.example/a.png', '/base', 'HTTP://other.example/a.png'],
])('%s on %s is %s', (path, base, address) => expect(fileAddress(path, base)).toBe(address))
