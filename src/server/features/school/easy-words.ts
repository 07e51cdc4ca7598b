/** Short words that children know and that sound different from each other. */
export const easyWords =
  `acorn after album alley amber angel ankle apple apron arch army arrow atlas attic aunt badge bagel baker ball bamboo banana
banjo barn basil basket beach bead beak beam bean bear beaver bell belt bench berry bird biscuit black blanket blue boat bone book
boot bottle bowl box bread breeze brick bridge broom brown brush bucket bus butter button cabin cactus cake camel camp candle candy
canoe captain car card carpet carrot castle cat cave cello chain chair chalk cheese cherry chess chick circle circus city clay
clock cloud clover coach coast coat cocoa coin comb comet cook coral corn cotton cousin cow crab crane crayon cricket crow crown
cup curtain daisy dance deer desert desk dinner dish doctor dog dolphin donkey door dove dragon drawer dress drum duck eagle ear
earth echo egg elbow elm engine evening fair falcon family farm feather fence ferry fiddle field finger fire fish flag flame flute
fog forest fork fox frog fruit garden garlic gate ghost giant ginger giraffe glass globe glove goat gold goose grape grass green
guitar hammer hand harbour hat hazel heart hen hero hill honey hood horn horse hotel house ice iguana ink iron island ivory jacket
jam jar jelly jewel judge juice jungle kettle key king kitchen kite kitten knee knot ladder lake lamb lamp lantern lark leaf lemon
letter lily lime lion lizard lobster lotus lunch magic magnet maple marble market mask meadow melon mill mint mirror mitten monkey
moon moss moth mountain mouse mud museum music nail needle nest night noodle north nose nurse nut oak oasis oat ocean olive onion
orange orchid otter oven owl paint palace palm panda paper parade parrot peach peanut pear pearl pebble pencil penguin pepper
piano picnic pigeon pillow pilot pine pink pirate planet plate plum pocket poem pond pony potato prince puddle pumpkin puppet
purple puzzle queen quilt rabbit radio rain ribbon rice ring river road robin rocket roof rope rose ruby ruler sail salad salt sand
saturn scarf school seal seed shadow shark sheep shell ship shirt shoe silver singer sister skate sky snail snow soap sock sofa
soup south spider spoon spring square squid star stone storm story straw street sugar summer sun swan swing table tailor tea teapot
temple tent thumb thunder tiger toast tomato tooth torch towel tower toy tractor train tree tulip tunnel turkey turtle umbrella
uncle valley vase velvet village vine violin voice walnut water wave whale wheat wheel white window wing winter wizard wolf wood
wool yard yellow yogurt zebra zipper`.split(/\s+/);
