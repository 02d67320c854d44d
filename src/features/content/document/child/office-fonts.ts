import { readFileSync } from 'node:fs'

/** Families by the file that draws them: what Chinese authors name, most of it not free. */
const families = {
  'Noto Serif SC': [
    ...['SimSun', '宋体', 'NSimSun', '新宋体', 'SimSun-ExtB', 'STSong', '华文宋体', 'Songti SC'],
    ...['FangSong', '仿宋', 'FangSong_GB2312', '仿宋_GB2312', 'STFangsong', '华文仿宋'],
    ...['KaiTi', '楷体', 'KaiTi_GB2312', '楷体_GB2312', 'STKaiti', '华文楷体', 'Kaiti SC'],
    ...['STZhongsong', '华文中宋', 'FZXiaoBiaoSong-B05S', '方正小标宋简体', '方正小标宋_GBK'],
    ...['LiSu', '隶书', 'STXingkai', '华文行楷', 'STLiti', '华文隶书', 'MingLiU', 'PMingLiU'],
    ...['Source Han Serif SC', '思源宋体', 'Noto Serif CJK SC'],
  ],
  'Noto Sans SC': [
    ...['SimHei', '黑体', 'Microsoft YaHei', '微软雅黑', 'Microsoft YaHei UI', 'DengXian', '等线'],
    ...['STHeiti', '华文黑体', 'STXihei', '华文细黑', 'PingFang SC', '苹方-简', 'Heiti SC'],
    ...['YouYuan', '幼圆', 'Microsoft JhengHei', 'HarmonyOS Sans SC', 'OPPOSans', 'MiSans'],
    ...['Alibaba PuHuiTi', '阿里巴巴普惠体', 'Source Han Sans SC', '思源黑体', 'Noto Sans CJK SC'],
  ],
} as const

export const fontFolder = new URL('../../../../../assets/fonts/', import.meta.url)

export const fontFiles = {
  sans: 'NotoSansSC-Regular.ttf',
  serif: 'NotoSerifSC-Regular.ttf',
  rare: 'NotoSansRareHan-Regular.otf',
} as const

export const readFont = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(file, fontFolder)))

/**
 * Rules of fontconfig: Chinese families that are missing take ours, and ours fill every other gap.
 * @param given the folder of our fonts, for a program that has those of its system too
 */
export function fontRules(given?: { folder: string }): string {
  const head = given
    ? `<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${given.folder}</dir>`
    : ''

  const matches = Object.entries(families).flatMap(([ours, theirs]) =>
    theirs.map(
      (family) =>
        `<match target="pattern"><test name="family" qual="any"><string>${family}</string></test>` +
        `<edit name="family" mode="append" binding="strong"><string>${ours}</string></edit></match>`,
    ),
  )
  const fallbacks = ['serif', 'sans-serif', 'monospace'].map((generic) => {
    const first = generic === 'serif' ? 'Noto Serif SC' : 'Noto Sans SC'
    const second = generic === 'serif' ? 'Noto Sans SC' : 'Noto Serif SC'
    const all = [first, second, 'Noto Sans Rare Han'].map((one) => `<family>${one}</family>`)
    return `<alias><family>${generic}</family><accept>${all.join('')}</accept></alias>`
  })
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${head}${[...matches, ...fallbacks].join('')}</fontconfig>`
}
