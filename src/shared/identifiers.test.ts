import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contactSchema } from '#src/features/people/guard/forms.ts'
import { realNameSchema, usernameSchema } from '#src/features/people/account/forms.ts'
import {
  isEmail,
  isPhone,
  mailboxOf,
  normalContact,
  normalUsername,
  plainLine,
  signInName,
  usernameKey,
} from './identifiers.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
/** Characters that show nothing, each of which evaded a limit or the uniqueness of a name. */
const unseen = [
  '\u200b',
  '\u00ad',
  '\u2060',
  '\u202e',
  '\u200f',
  '\u3164',
  '\u115f',
  '\u2800',
  '\ufe0f',
]
const hidden = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.constantFrom(...unseen)), { maxLength: 5 })
    .map((marks) =>
      marks.reduce((known, [at, mark]) => known.slice(0, at) + mark + known.slice(at), text),
    )
const accepts = (schema: { safeParse(text: string): { success: boolean } }, text: string) =>
  schema.safeParse(text).success

describe('one spelling for each identifier', () => {
  test('a normal form is its own normal form', () => {
    for (const normal of [plainLine, normalUsername, usernameKey, normalContact]) {
      fc.assert(fc.property(anyText, (text) => normal(normal(text)) === normal(text)))
    }
  })

  test('unseen characters make no other phone, e-mail or user name', () => {
    for (const text of ['13812345678', 'zhang@example.com', 'Harbour_7', '远帆学员']) {
      fc.assert(
        fc.property(hidden(text), (spelt) => {
          expect(signInName(spelt)).toEqual(signInName(text))
        }),
      )
    }
  })

  test('widths, capitals, spaces and the country’s number make no other contact', () => {
    for (const spelt of [
      '+86 138-1234-5678',
      '008613812345678',
      '86 138 1234 5678',
      '１３８１２３４５６７８',
      '\u202d(+86)138–1234–5678\u202c',
    ]) {
      expect(normalContact(spelt)).toBe('13812345678')
    }
    for (const spelt of [
      'Zhang@Example.COM',
      'ｚhang＠example．com',
      'zhang@example。com',
      'zhang@example.com.',
    ]) {
      expect(normalContact(spelt)).toBe('zhang@example.com')
    }
    expect(normalContact('zhang@例子.中国')).toBe('zhang@xn--fsqu00a.xn--fiqs8s')
    expect(normalContact('zhang@XN--fsqu00a.xn--fiqs8s')).toBe('zhang@xn--fsqu00a.xn--fiqs8s')
  })

  test('an accepted contact is a phone of eleven digits or an e-mail with a domain in ASCII', () => {
    const contact = fc.oneof(
      anyText,
      anyText.map((text) => `${text}@example.com`),
      anyText.map((text) => `zhang@${text}.com`),
    )
    fc.assert(
      fc.property(contact, (text) => {
        const { data } = contactSchema.safeParse(text)
        if (data === undefined) return
        expect(isPhone(data) || isEmail(data)).toBe(true)
        expect(normalContact(data)).toBe(data)
        if (data.includes('@')) expect(data.split('@').at(-1)).toMatch(/^[a-z0-9.-]+\.[a-z0-9-]+$/)
      }),
    )
  })

  test.each([
    'a@b',
    '.a@example.com',
    'a.@example.com',
    'a..b@example.com',
    'a@1.2.3',
    'a@exa%6dple.com',
    'a@example.com/x',
    'a@example.com:8',
    'a b@example.com',
    '@example.com',
    'a@@example.com',
    'a@-b.com',
    '12345',
    '1381234567a',
  ])('refuses %s', (text) => {
    expect(accepts(contactSchema, text)).toBe(false)
  })

  test('an accepted user name shows each of its characters, and is compared by them', () => {
    const name = fc.oneof(
      anyText,
      fc.stringMatching(/^[A-Za-z0-9_\u4e00-\u9fff\u2f00-\u2fd5]{4,32}$/),
    )
    fc.assert(
      fc.property(name, (text) => {
        const { data } = usernameSchema.safeParse(text)
        if (data === undefined) return
        expect(data).toMatch(/^[A-Za-z0-9_\p{Script=Han}]{4,32}$/u)
        expect(data).toBe(data.normalize('NFKC'))
        expect(signInName(text)).toEqual({ kind: 'username', value: data.toLowerCase() })
      }),
    )
  })

  test('a Kangxi radical is the character that it looks like', () => {
    expect(usernameSchema.parse('\u2f00\u2f2d\u6d77\u8fd0')).toBe('一山海运')
    expect(usernameKey('\u2f00\u2f2d海运')).toBe(usernameKey('一山海运'))
  })

  test.each([
    '\u3164\u3164\u3164\u3164',
    '\u2800\u2800\u2800\u2800',
    '⺀⺁⺂⺄',
    '㇀㇁㇂㇃',
    'аdmin',
    'ad min',
    '+8613812345678',
    '8613812345678',
    '008613812345678',
    '0086-138 1234 5678',
  ])('refuses the user name %s', (text) => {
    expect(accepts(usernameSchema, text)).toBe(false)
  })

  test('no user name is counted as another one', () => {
    expect(usernameKey('0086victim')).not.toBe(usernameKey('victim'))
    expect(signInName('0086victim').value).toBe('0086victim')
    expect(signInName('vic-tim')).not.toEqual(signInName('victim'))
  })

  test('a tag leads to the same mailbox', () => {
    expect(mailboxOf('zhang+7@example.com')).toBe('zhang@example.com')
    expect(mailboxOf('zhang@example.com')).toBe('zhang@example.com')
    expect(mailboxOf('13812345678')).toBe('13812345678')
  })
})

describe('names and other texts', () => {
  test('hold no mark of direction and are not blank', () => {
    expect(realNameSchema.parse(' 张\u202e三\u200b ')).toBe('张三')
    for (const blank of ['\u3164', '\u2800\u2800', '\u200b', '\u202e']) {
      expect(accepts(realNameSchema, blank)).toBe(false)
    }
  })
})
