import { splitList } from './split-list';

export const emergingSports: readonly string[] = splitList(`
  Archery, Boys Field Hockey, Girls Field Hockey, Boys Rugby, Girls Rugby, Clay Target Shooting, Cornhole, Cricket,
  Curling, Fencing, Girls Ice Hockey, Indoor Track & Field, Marching Band, Mountain Biking, Pickleball,
  Poetry Recitation, Robotics, Rowing, Sled Hockey, Stunt, Table Tennis, Ultimate, Winter Guard, Kubb
`);
