import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSubtitles, timeOf, writeSrt, writeVtt } from './subtitle-file.ts'

const srt = `1
00:00:01,000 --> 00:00:03,500
<i>提单</i>是什么？

2
00:00:04,000 --> 00:00:06,000
第一行
第二行
`

test('SRT and WebVTT are read, with marks taken out and lines kept', () => {
  const cues = [
    { from: 1000, to: 3500, text: '提单是什么？' },
    { from: 4000, to: 6000, text: '第一行\n第二行' },
  ]
  expect(readSubtitles(srt)).toEqual({ cues, problems: [] })
  const vtt = `\uFEFFWEBVTT - title

NOTE words for editors

STYLE
::cue { color: red }

intro
00:01.000 --> 00:03.500 align:start position:0%
<v 李>提单是什么？</v>

00:00:04.000 --> 00:00:06.000
第一行
第二行`
  expect(readSubtitles(vtt.replaceAll('\n', '\r\n'))).toEqual({ cues, problems: [] })
})

test('each fault is named by its line, and the rest is kept', () => {
  const broken = `1
00:00:01,000 --> 00:00:03,500
good

2
00:00:0x,000 --> 00:00:06,000
bad time

3
00:00:09,000 --> 00:00:08,000
ends before it begins

4
00:00:10,000 --> 00:00:11,000

5
00:00:12,000 --> 00:00:13,000
good too`
  const { cues, problems } = readSubtitles(broken)
  expect(cues.map(({ text }) => text)).toEqual(['good', 'good too'])
  expect(problems).toEqual([
    { line: 6, problem: 'time' },
    { line: 10, problem: 'order' },
    { line: 14, problem: 'empty' },
  ])
})

test('numbers of the next cue are no words where a file has no empty lines', () => {
  const tight = `1\n00:00:01,000 --> 00:00:02,000\n一\n2\n00:00:03,000 --> 00:00:04,000\n二`
  expect(readSubtitles(tight).cues.map(({ text }) => text)).toEqual(['一', '二'])
})

test('what is written is read again as it was', () => {
  const word = fc.stringMatching(/^[\p{L}<&>\d]([\p{L} <&>,.\d-]{0,20}[\p{L}\d])?$/u)
  const cue = fc.record({ from: fc.nat(9e6), long: fc.integer({ min: 1, max: 9e3 }), text: word })
  fc.assert(
    fc.property(fc.array(cue, { maxLength: 20 }), (given) => {
      const cues = given
        .map(({ from, long, text }) => ({ from, to: from + long, text }))
        .filter(({ text }) => !/<[^>]*>|&\w+;|->/.test(text))
        .toSorted((a, b) => a.from - b.from || a.to - b.to)
      expect(readSubtitles(writeVtt(cues))).toEqual({ cues, problems: [] })
      const plain = cues.filter(({ text }) => !/^\d+$/.test(text))
      expect(readSubtitles(writeSrt(plain)).cues).toEqual(plain)
    }),
  )
})

test('a cue can break out of neither format', () => {
  const text = 'a\n\n00:00:00.000 --> 99:00:00.000\nb <script>'
  const cues = [{ from: 0, to: 1000, text }]
  expect(readSubtitles(writeVtt(cues)).cues).toHaveLength(1)
  expect(readSubtitles(writeSrt(cues)).cues).toHaveLength(1)
  expect(timeOf(3_723_004)).toBe('01:02:03.004')
})

test('marks that have no end take no time', () => {
  const begin = performance.now()
  for (const mark of ['<a', '</b ', '<1', '{\\', '&amp']) {
    const line = mark.repeat(100_000)
    expect(readSubtitles(`00:00:01.000 --> 00:00:02.000\n${line}`).problems).toEqual([
      { line: 1, problem: 'long' },
    ])
  }
  expect(performance.now() - begin).toBeLessThan(5000)
})
