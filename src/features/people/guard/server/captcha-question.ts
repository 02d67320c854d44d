import { randomInt } from 'node:crypto'

const zh = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']
const en = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Makes a small sum in words, with its answer in digits. */
export function askSum(): { question: { zh: string; en: string }; answer: string } {
  const [a, b] = [randomInt(1, 11), randomInt(1, 11)]
  const [more, less] = [Math.max(a, b), Math.min(a, b)]
  const sums = [
    { zh: `${zh[a]}加${zh[b]}等于几？`, en: `What is ${en[a]} plus ${en[b]}?`, result: a + b },
    {
      zh: `${zh[more]}减${zh[less]}等于几？`,
      en: `What is ${en[more]} minus ${en[less]}?`,
      result: more - less,
    },
    { zh: `${zh[a]}乘以${zh[b]}等于几？`, en: `What is ${en[a]} times ${en[b]}?`, result: a * b },
  ]
  const { result, ...question } = sums[randomInt(sums.length)]!
  return { question, answer: String(result) }
}
