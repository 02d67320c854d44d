-- Names in the order of Chinese, with numbers by their value: 第 2 讲 before 第 10 讲.
CREATE COLLATION IF NOT EXISTS "zh-numeric" (provider = icu, locale = 'zh-u-kn-true');
