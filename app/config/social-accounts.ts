export interface SocialAccount {
  readonly platform: string;
  /** As the network writes it. */
  readonly account: string;
  readonly url: string;
  readonly description: string;
}

/** The association's accounts in page order, each named after `product`. */
export function listSocialAccounts(product: string): readonly SocialAccount[] {
  return [
    buildFacebookAccount(product, 'News, schedules and results of every sport and activity'),
    buildFacebookAccount(`${product}Officials`, 'For officials and those who want to become one'),
    buildXAccount(`${product}_State`, 'News of the association and the state series'),
    buildXAccount(`${product}Scores`, 'Final scores of the state series, as they are reported'),
    buildXAccount(`${product}Officials`, 'Rules questions and licenses for officials'),
    buildYouTubeAccount(product, 'Title games, highlights and press conferences'),
    buildYouTubeAccount(`${product}Archive`, 'Recordings of past state finals'),
    buildInstagramAccount(`${product}_State`, 'Pictures and stories from the state series'),
    buildInstagramAccount(`${product}Students`, 'Sportsmanship, activities and student leaders'),
    {
      platform: 'TikTok',
      account: `@${product}_State`,
      url: `https://www.tiktok.com/@${product}_State`,
      description: 'Short videos from the finals',
    },
  ];
}

function buildFacebookAccount(name: string, description: string): SocialAccount {
  return { platform: 'Facebook', account: name, url: `https://www.facebook.com/${name}`, description };
}

function buildXAccount(name: string, description: string): SocialAccount {
  return { platform: 'X', account: `@${name}`, url: `https://x.com/${name}`, description };
}

function buildYouTubeAccount(name: string, description: string): SocialAccount {
  return { platform: 'YouTube', account: `@${name}`, url: `https://www.youtube.com/@${name}`, description };
}

function buildInstagramAccount(name: string, description: string): SocialAccount {
  return { platform: 'Instagram', account: `@${name}`, url: `https://www.instagram.com/${name}/`, description };
}
