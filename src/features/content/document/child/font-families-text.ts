/** Families by the file that draws them: what Chinese authors name, most of it not free. */
export const families = {
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
