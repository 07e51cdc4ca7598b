// Weights on a seesaw: level when weight × distance is the same on both sides.
const find = (id) => document.getElementById(id);
const step = 60;
const middle = 300;
const plankTop = 138;

const tasks = await (await fetch('tasks.json')).json();
let at = 0;

function drawLoad(weight, x) {
  const blocks = Array.from({ length: weight }, (_, index) => {
    const y = plankTop - 20 * (index + 1);
    return `<rect x="${x - 22}" y="${y}" width="44" height="20" rx="4" />`;
  });
  return blocks.join('');
}

function show() {
  const task = tasks[at];
  const weight = Number(find('weight').value);
  const place = Number(find('place').value);
  const turn = weight * place - task.weight * task.place;
  find('left').innerHTML = drawLoad(task.weight, middle - step * task.place);
  find('right').innerHTML = drawLoad(weight, middle + step * place);
  find('board').style.transform = `rotate(${Math.max(-12, Math.min(12, turn * 2))}deg)`;
  find('weight-shown').value = `${weight} 公斤`;
  find('place-shown').value = `${place} 格`;
  find('task').textContent =
    `第 ${at + 1} 題：左邊 ${task.weight} 公斤，離支點 ${task.place} 格。怎樣才能平衡？`;
  const isLevel = turn === 0;
  find('state').toggleAttribute('data-level', isLevel);
  find('state').textContent = isLevel
    ? `平衡了！${task.weight} × ${task.place} = ${weight} × ${place}`
    : `${turn > 0 ? '右' : '左'}邊較低，試試改變重量或距離。`;
}

function begin(index) {
  at = index % tasks.length;
  find('weight').value = '1';
  find('place').value = '1';
  show();
}

find('marks').innerHTML = [-4, -3, -2, -1, 1, 2, 3, 4]
  .map((place) => `<circle cx="${middle + place * step}" cy="145" r="3" />`)
  .join('');
for (const id of ['weight', 'place']) find(id).addEventListener('input', show);
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  begin(at + 1);
});
begin(0);
