import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDict, pinyin } from 'pinyin-pro'
import { run } from './run.ts'
import { readWav, type Sound } from './wav.ts'

/** Words of the trade whose characters have several readings. */
addDict({
  开证行: 'kāi zhèng háng',
  通知行: 'tōng zhī háng',
  议付行: 'yì fù háng',
  保兑行: 'bǎo duì háng',
  付款行: 'fù kuǎn háng',
  指定行: 'zhǐ dìng háng',
  寄单行: 'jì dān háng',
  交单行: 'jiāo dān háng',
  代收行: 'dài shōu háng',
  托收行: 'tuō shōu háng',
  提示行: 'tí shì háng',
  偿付行: 'cháng fù háng',
  倒推: 'dào tuī',
  毛重: 'máo zhòng',
  净重: 'jìng zhòng',
})

/** After these characters 得 is the particle: 写得清, 走得远. */
const beforeParticle = '走写停差靠做站小分来'

/**
 * The plain Mandarin voice of espeak-ng reads many characters as if their pinyin were English, and its
 * pinyin voice knows one reading of each character. So the reading is decided here, word by word.
 */
export function spokenForm(text: string): string {
  const spelled = text
    .replaceAll('®', '')
    .replace(/(\d+(?:\.\d+)?)\s*%/g, '百分之$1')
    .replace(/\b[A-Z]{2,6}\b/g, (letters) => letters.split('').join(' '))
    .replace(/[“”「」《》（）()]/g, '，')
  const read = pinyin(spelled, { type: 'all', toneType: 'num', nonZh: 'consecutive', v: true })
  return read
    .map(({ origin, pinyin: reading, isZh }, i) => {
      if (!isZh) return english(origin)
      if (origin === '只') return 'zhi3'
      if (origin === '得' && beforeParticle.includes(read[i - 1]?.origin ?? ' ')) return 'de5'
      return reading.replace(/0$/, '5')
    })
    .join(' ')
    .replace(/\s+([，。；：！？、])\s*/g, '$1 ')
    .replace(/，\s*(?=[，。；：！？])/g, '')
    .replace(/^，\s*/, '')
}

/**
 * English words within Chinese are pronounced in English; single letters keep their Chinese
 * pronunciation.
 */
const english = (text: string): string =>
  text.replace(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g, '<voice xml:lang="en">$&</voice>')

/**
 * Speaks one sentence, slower than espeak-ng's default, because terms must be understood and not only
 * heard.
 */
export async function speak(text: string, folder: string, name: string): Promise<Sound> {
  const file = join(folder, `${name}.wav`)
  const voice = ['-m', '-v', 'cmn-latn-pinyin', '-s', '158', '-p', '42', '-a', '120']
  await run('espeak-ng', [...voice, '-w', file, spokenForm(text)])
  return readWav(await readFile(file))
}
