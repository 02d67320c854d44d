import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { mailHtml } from './mail-layout.ts'

const config = readConfig({ FARSAIL_DATA: '/nowhere', PUBLIC_URL: 'https://school.example' })
const html = (text: string, locale: 'zh-CN' | 'en-US' = 'zh-CN', subject = '主题') =>
  mailHtml(config, { locale, subject, text })
const links = (text: string) =>
  [...html(text).matchAll(/<a href="([^"]*)"/g)].map(([, address]) => address)

test('the text of a mail is escaped', () => {
  const evil = '<script>alert(1)</script> <img src=x onerror=y> "a" & \'b\''
  const made = html(evil, 'zh-CN', `</title>${evil}`)
  expect(made).not.toMatch(/<script|<img|<\/title><|onerror=y>/)
  expect(made).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
})

test('only addresses of the site become links', () => {
  expect(links('看 https://school.example/zh-CN/course/7 。')).toEqual([
    'https://school.example/zh-CN/course/7',
  ])
  expect(links('看https://school.example/zh-CN/course/7。谢谢')).toEqual([
    'https://school.example/zh-CN/course/7',
  ])
  expect(links('See https://school.example/a?b=1&c=2.')).toEqual([
    'https://school.example/a?b=1&amp;c=2',
  ])
  for (const other of [
    'https://evil.test/',
    'https://school.example.evil.test/',
    'https://school.example@evil.test/',
    'https://evil@school.example/',
    'https://school.example:444/',
    'http://school.example/',
    'javascript:alert(1)',
    'https://',
  ]) {
    expect(links(`open ${other} now`), other).toEqual([])
    expect(html(`open ${other} now`)).toContain(other)
  }
})

test('paragraphs and lines are kept, and the site is named as sender in the language of the mail', () => {
  expect(html('一\n二\n\n三')).toMatch(/>一<br>\n二<\/p>\n<p [^>]*>三<\/p>/)
  expect(html('一')).toContain('lang="zh-CN"')
  expect(html('一')).toContain('远帆学堂')
  const english = html('One', 'en-US', 'Subject')
  expect(english).toContain('lang="en-US"')
  expect(english).toContain('Farsail')
  expect(english).not.toMatch(/\p{Script=Han}/u)
})

test('a very long text is rendered quickly', () => {
  const start = performance.now()
  html(`https://school.example/${'.'.repeat(50_000)} ${'https://'.repeat(5000)}`)
  expect(performance.now() - start).toBeLessThan(2000)
})
