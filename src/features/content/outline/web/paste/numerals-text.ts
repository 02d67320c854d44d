const digits = '零一二三四五六七八九'
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** The signs of Chinese numerals, for patterns. */
export const chineseDigits = '零〇一二两三四五六七八九十百千'

/** Reads '十二', '二十', '一百零三', '二〇二六'. */
export function chineseNumber(text: string): number {
  const plain = text.replaceAll('〇', '零').replaceAll('两', '二')
  if (!/[十百千]/.test(plain)) {
    return Number([...plain].map((sign) => digits.indexOf(sign)).join(''))
  }
  let sum = 0
  let digit = 0
  for (const sign of plain) {
    const unit = units[sign]
    if (unit === undefined) digit = digits.indexOf(sign)
    else {
      sum += (digit || (unit === 10 && sum === 0 ? 1 : digit)) * unit
      digit = 0
    }
  }
  return sum + digit
}

/** Finds the numbers of a name: behind 第, leading (一、), behind a word (项目一), of digits. */
export const numbersOfNames = new RegExp(
  `第\\s*([${chineseDigits}]+)|^[（(]?([${chineseDigits}]+)(?=[、.．)）\\s])|(单元|模块|项目|任务)([${chineseDigits}]+)|(\\d+)`,
  'gu',
)
