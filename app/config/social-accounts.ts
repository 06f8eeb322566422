export type SocialAccount = ReturnType<typeof describeAccount>;

const platforms = {
  Facebook: { prefix: '', base: 'https://www.facebook.com/' },
  X: { prefix: '@', base: 'https://x.com/' },
  YouTube: { prefix: '@', base: 'https://www.youtube.com/@' },
  Instagram: { prefix: '@', base: 'https://www.instagram.com/' },
  TikTok: { prefix: '@', base: 'https://www.tiktok.com/@' },
} as const;

/** The association's accounts in page order, each named after `product`. */
export function listSocialAccounts(product: string): readonly SocialAccount[] {
  return [
    describeAccount('Facebook', product, 'News, schedules and results of every sport and activity'),
    describeAccount('Facebook', `${product}Officials`, 'For officials and those who want to become one'),
    describeAccount('X', `${product}_State`, 'News of the association and the state series'),
    describeAccount('X', `${product}Scores`, 'Final scores of the state series, as they are reported'),
    describeAccount('X', `${product}Officials`, 'Rules questions and licenses for officials'),
    describeAccount('YouTube', product, 'Title games, highlights and press conferences'),
    describeAccount('YouTube', `${product}Archive`, 'Recordings of past state finals'),
    describeAccount('Instagram', `${product}_State`, 'Pictures and stories from the state series'),
    describeAccount('Instagram', `${product}Students`, 'Sportsmanship, activities and student leaders'),
    describeAccount('TikTok', `${product}_State`, 'Short videos from the finals'),
  ];
}

function describeAccount(platform: keyof typeof platforms, name: string, description: string) {
  const { prefix, base } = platforms[platform];
  return { platform, account: prefix + name, url: `${base}${name}${platform === 'Instagram' ? '/' : ''}`, description };
}
